import { ListFrame } from '../../shared/ListFrame.tsx'
import { gateways } from './gateways.tsx'

export function GatewaysPage() {
  return <ListFrame entity={gateways} />
}

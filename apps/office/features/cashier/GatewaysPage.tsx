import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { gateways } from './gateways.tsx'

export function GatewaysPage() {
  return <ListFrame entity={gateways} />
}

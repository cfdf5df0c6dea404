import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { rebates } from './rebates.tsx'

export function RebatesPage() {
  return <ListFrame entity={rebates} />
}

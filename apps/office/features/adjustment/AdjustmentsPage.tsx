import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { adjustments } from './adjustments.tsx'

export function AdjustmentsPage() {
  return <ListFrame entity={adjustments} />
}

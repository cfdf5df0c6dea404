import { ListFrame } from '../../shared/ListFrame.tsx'
import { adjustments } from './adjustments.tsx'
import './adjustment.css'

export function AdjustmentsPage() {
  return <ListFrame entity={adjustments} />
}

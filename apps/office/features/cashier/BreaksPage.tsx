import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { breaks } from './breaks.tsx'
import './cashier.css'

export function BreaksPage() {
  return <ListFrame entity={breaks} />
}

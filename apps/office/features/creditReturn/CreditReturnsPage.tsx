import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { creditReturns } from './creditReturns.tsx'

export function CreditReturnsPage() {
  return <ListFrame entity={creditReturns} />
}

import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { accounts } from './accounts.tsx'

export function AccountsPage() {
  return <ListFrame entity={accounts} />
}

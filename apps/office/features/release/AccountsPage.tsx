import { ListFrame } from '../../shared/ListFrame.tsx'
import { accounts } from './accounts.tsx'
import './release.css'

export function AccountsPage() {
  return <ListFrame entity={accounts} />
}

import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { windows } from './windows.tsx'

export function MaintenancePage() {
  return <ListFrame entity={windows} />
}

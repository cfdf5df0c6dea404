import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { requests } from './requests.tsx'

export function RequestsPage() {
  return <ListFrame entity={requests} />
}

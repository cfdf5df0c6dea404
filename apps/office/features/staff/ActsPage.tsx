import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { acts } from './acts.tsx'

export function ActsPage() {
  return <ListFrame entity={acts} />
}

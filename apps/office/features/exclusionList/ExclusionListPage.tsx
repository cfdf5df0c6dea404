import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { exclusionImports } from './exclusionImports.tsx'

export function ExclusionListPage() {
  return <ListFrame entity={exclusionImports} />
}

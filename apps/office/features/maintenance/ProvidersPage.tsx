import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { providers } from './providers.tsx'

export function ProvidersPage() {
  return <ListFrame entity={providers} />
}

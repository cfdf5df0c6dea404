import { ListFrame } from '../../shared/ListFrame.tsx'
import { providers } from './providers.tsx'

export function ProvidersPage() {
  return <ListFrame entity={providers} />
}

import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { playReleases } from './playReleases.tsx'

export function PlayReleasesPage() {
  return <ListFrame entity={playReleases} />
}

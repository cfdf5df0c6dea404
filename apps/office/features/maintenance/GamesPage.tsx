import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { games } from './games.tsx'

export function GamesPage() {
  return <ListFrame entity={games} />
}

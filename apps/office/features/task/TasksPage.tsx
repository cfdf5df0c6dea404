import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { CoinFigures } from './CoinFigures.tsx'
import { tasks } from './tasks.tsx'

export function TasksPage() {
  return <ListFrame entity={tasks} below={<CoinFigures />} />
}

import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { heldRewards } from './heldRewards.tsx'

export function RewardsPage() {
  return <ListFrame entity={heldRewards} />
}

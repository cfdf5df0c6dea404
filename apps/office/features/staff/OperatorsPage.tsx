import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { operators } from './operators.tsx'

export function OperatorsPage() {
  return <ListFrame entity={operators} />
}

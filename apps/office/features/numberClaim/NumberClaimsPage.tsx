import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { numberClaims } from './numberClaims.tsx'

export function NumberClaimsPage() {
  return <ListFrame entity={numberClaims} />
}

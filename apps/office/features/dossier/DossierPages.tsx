import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { useMay } from '../../shared/own.ts'
import { DossierPage } from './DossierPage.tsx'
import { members, membersByNumber } from './members.tsx'

/** The list, or the one whose number the address goes on with. */
export function DossierPages({ rest }: { readonly rest: string }) {
  const may = useMay()
  return rest ? (
    <DossierPage key={rest} uid={rest} />
  ) : (
    <ListFrame entity={may('review.find') ? membersByNumber : members} />
  )
}

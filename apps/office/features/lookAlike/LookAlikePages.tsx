import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { LookAlikePage } from './LookAlikePage.tsx'
import { lookAlikes } from './lookAlikes.tsx'

export function LookAlikePages({ rest }: { readonly rest: string }) {
  return rest ? <LookAlikePage key={rest} id={rest} /> : <ListFrame entity={lookAlikes} />
}

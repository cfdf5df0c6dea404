import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { RingPage } from './RingPage.tsx'
import { rings } from './rings.tsx'

export function RingPages({ rest }: { readonly rest: string }) {
  return rest ? <RingPage key={rest} uid={rest} /> : <ListFrame entity={rings} />
}

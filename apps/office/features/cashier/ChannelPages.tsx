import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { ChannelPage } from './ChannelPage.tsx'
import { channels } from './channels.tsx'

/** The list, or the one whose name the address goes on with. */
export function ChannelPages({ rest }: { readonly rest: string }) {
  return rest ? <ChannelPage key={rest} id={rest} /> : <ListFrame entity={channels} />
}

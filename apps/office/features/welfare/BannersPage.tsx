import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { banners } from './banners.tsx'

export function BannersPage() {
  return <ListFrame entity={banners} />
}

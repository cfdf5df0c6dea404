import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { settings } from './settings.tsx'

export function SettingsPage() {
  return <ListFrame entity={settings} />
}

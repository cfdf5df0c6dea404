import { Badge } from '../Badge.tsx'

/** Whether something that can be switched is on. */
export function OnBadge({ isOn }: { readonly isOn: boolean }) {
  return isOn ? <Badge tone="ok">On</Badge> : <Badge tone="mute">Off</Badge>
}

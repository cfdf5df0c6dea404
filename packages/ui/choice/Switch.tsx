import type { EntryProps } from '../element/props.ts'
import './switch.css'

/** Give it a label: by `aria-label`, or by standing in a ListRow as its `control`. */
export function Switch(props: Omit<EntryProps, 'type' | 'role'>) {
  return <input {...props} type="checkbox" role="switch" className="switch" />
}

import type { EntryProps } from '../element/props.ts'
import './switch.css'

/** Give it a label: by `aria-label`, or by standing in a ListRow as its `control`. */
export function Switch(props: Omit<EntryProps, 'type' | 'role'>) {
  // A checkbox tells its state by itself, and must not be given `aria-checked` besides.
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
  return <input {...props} type="checkbox" role="switch" className="switch" />
}

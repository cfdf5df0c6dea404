import type { LinkProps } from '../element/props.ts'
import { Icon } from '../icon/Icon.tsx'
import { caretRightBold } from '../icon/drawings/caretRightBold.ts'

/** Give it an `aria-label` that names the section: many of these stand on one page. */
export function MoreLink({ children, ...rest }: LinkProps) {
  return (
    <a {...rest} className="moreLink">
      {children}
      <Icon drawing={caretRightBold} size={16} />
    </a>
  )
}

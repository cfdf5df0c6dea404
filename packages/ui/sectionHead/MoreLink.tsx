import type { LinkProps } from '../element/props.ts'
import { type Drawing, Icon } from '../icon/index.ts'

/** Give it an `aria-label` that names the section: many of these stand on one page. */
export function MoreLink({ drawing, children, ...rest }: LinkProps & { drawing: Drawing }) {
  return (
    <a {...rest} className="moreLink">
      {children}
      <Icon drawing={drawing} size={16} />
    </a>
  )
}

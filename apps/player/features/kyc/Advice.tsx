import { Icon } from '@saya/ui/icon'
import { checkCircleFill } from '@saya/ui/icon/drawings/checkCircleFill'

/** A few short things to see to before one begins. */
export function Advice({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="kycAdvice">
      {lines.map(line => (
        <li key={line}>
          <Icon drawing={checkCircleFill} size={22} />
          {line}
        </li>
      ))}
    </ul>
  )
}

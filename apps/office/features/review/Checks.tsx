import { Icon } from '@saya/ui/icon'
import { checkCircleFill } from '@saya/ui/icon/drawings/checkCircleFill'
import { warningCircleFill } from '@saya/ui/icon/drawings/warningCircleFill'
import type { Case } from './useCase.ts'

/** What each check came to, in a word and a mark. */
export function Checks({ checks }: { readonly checks: Case['checks'] }) {
  return (
    <ul className="checks">
      {checks.map(({ name, result, is_ok: isOk }) => (
        <li key={name} data-ok={isOk}>
          <Icon drawing={isOk ? checkCircleFill : warningCircleFill} size={20} />
          {name}
          <b>{result}</b>
        </li>
      ))}
    </ul>
  )
}

import { checkBold } from '@saya/ui/icon/drawings/checkBold'
import { Icon } from '@saya/ui/icon'
import { type Issue, issues } from './labels.ts'

interface IssuePickerProps {
  readonly chosen: readonly Issue[]
  readonly onToggle: (issue: Issue) => void
  readonly isDisabled: boolean
}

/** What is to be mended, each under a figure of the keyboard. */
export function IssuePicker({ chosen, onToggle, isDisabled }: IssuePickerProps) {
  return (
    <div className="issues">
      {issues.map(issue => {
        const isChosen = chosen.includes(issue)
        return (
          <button
            key={issue.key}
            type="button"
            aria-pressed={isChosen}
            aria-keyshortcuts={issue.key}
            disabled={isDisabled}
            onClick={() => onToggle(issue)}
          >
            {isChosen ? <Icon drawing={checkBold} size={14} /> : <small aria-hidden="true">{issue.key}</small>}
            {issue.title}
          </button>
        )
      })}
    </div>
  )
}

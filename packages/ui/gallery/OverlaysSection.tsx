import { useState } from 'react'
import { Button } from '../button/index.ts'
import { Checkbox } from '../choice/index.ts'
import { Field } from '../field/index.ts'
import { shieldCheckFill } from '../icon/drawings/shieldCheckFill.ts'
import { ClearableInput } from '../input/index.ts'
import { Dialog, openModal, Sheet, SheetCrown } from '../modal/index.ts'
import { Note } from '../note/index.ts'
import { showToast } from '../toaster/index.ts'
import { SunMark } from '../wordmark/index.ts'
import { Section, type SectionProps } from './Section.tsx'

export function OverlaysSection({ texts }: SectionProps) {
  return (
    <Section title={texts.sections.overlays}>
      <div className="galleryLine">
        <Button look="soft" size="medium" onClick={() => showToast(texts.codeSent, 'ok')}>
          {texts.showToast}
        </Button>
        <Button look="soft" size="medium" onClick={() => openSheet(texts)}>
          {texts.openSheet}
        </Button>
        <Button look="soft" size="medium" onClick={() => openWelcome(texts)}>
          {texts.openWelcome}
        </Button>
        <Button look="soft" size="medium" onClick={() => openDialog(texts)}>
          {texts.openDialog}
        </Button>
        <Button look="soft" size="medium" onClick={() => openFixed(texts)}>
          {texts.openFixed}
        </Button>
        <Button look="soft" size="medium" onClick={() => [openSheet(texts), openDialog(texts)]}>
          {texts.openTwo}
        </Button>
      </div>
    </Section>
  )
}

function openSheet(texts: SectionProps['texts']) {
  openModal(
    close => (
      <Sheet
        title={texts.deposit}
        closeLabel={texts.close}
        actions={
          <Button full onClick={() => close()}>
            {texts.deposit}
          </Button>
        }
      >
        <Field label={texts.amount} aside={texts.range} hint={texts.usualTime}>
          <ClearableInput look="amount" prefix="₱" inputMode="numeric" clearLabel={texts.clear} data-autofocus />
        </Field>
        <Button look="soft" size="medium" onClick={() => showToast(texts.failed, 'bad')}>
          {texts.showToast}
        </Button>
      </Sheet>
    ),
    { look: 'sheet' },
  )
}

function openWelcome(texts: SectionProps['texts']) {
  openModal(
    close => (
      <Sheet
        title={texts.enterCode}
        closeLabel={texts.close}
        back={{ label: texts.back, onBack: () => close() }}
        crown={
          <SheetCrown>
            <SunMark size={60} />
          </SheetCrown>
        }
        actions={
          <Button full disabled>
            {texts.logIn}
          </Button>
        }
      >
        <Note drawing={shieldCheckFill}>{texts.keepCode}</Note>
      </Sheet>
    ),
    { look: 'sheet' },
  )
}

function openDialog(texts: SectionProps['texts']) {
  openModal(
    close => (
      <Dialog
        title={texts.verify}
        closeLabel={texts.close}
        actions={
          <Button full onClick={() => close()}>
            {texts.go}
          </Button>
        }
      >
        {texts.underReview}
      </Dialog>
    ),
    { look: 'dialog' },
  )
}

function openFixed(texts: SectionProps['texts']) {
  openModal(close => <FixedDialog texts={texts} onDone={() => close()} />, {
    look: 'dialog',
    closesOnMask: false,
    closesOnEscape: false,
  })
}

function FixedDialog({ texts, onDone }: SectionProps & { onDone: () => void }) {
  const [agreed, setAgreed] = useState(false)
  return (
    <Dialog
      title={texts.beforeYouPlay}
      line={texts.adultsOnly}
      picture={<span className="gallerySeal">21+</span>}
      actions={
        <>
          <Button look="neutral" onClick={onDone}>
            {texts.exit}
          </Button>
          <Button disabled={!agreed} onClick={onDone}>
            {texts.proceed}
          </Button>
        </>
      }
    >
      <Note>{texts.keepCode}</Note>
      <Checkbox checked={agreed} onChange={event => setAgreed(event.currentTarget.checked)}>
        {texts.agree} {texts.terms}
      </Checkbox>
    </Dialog>
  )
}

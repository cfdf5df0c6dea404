import { useState } from 'react'
import { pickDate } from '../datePicker/index.ts'
import { Field } from '../field/index.ts'
import { calendarBlank } from '../icon/drawings/calendarBlank.ts'
import { SelectField } from '../select/index.ts'
import { showToast } from '../toaster/index.ts'
import { ImageUploader } from '../uploader/index.ts'
import { pickFromWheel } from '../wheel/index.ts'
import { WheelSample } from './WheelSample.tsx'
import { Section, type SectionProps } from './Section.tsx'

export function PickersSection({ texts, today }: SectionProps & { today: string }) {
  const [occupation, setOccupation] = useState<string>()
  const [birthday, setBirthday] = useState<string>()
  const [photo, setPhoto] = useState<File>()
  const [drawing, setDrawing] = useState<File>()
  const year = Number(today.slice(0, 4))

  async function chooseOccupation() {
    const options = texts.occupations.map(label => ({ value: label, label }))
    const chosen = await pickFromWheel({ texts: texts.picker, options, value: occupation })
    if (chosen) setOccupation(chosen)
  }

  async function chooseBirthday() {
    const max = `${year - 21}${today.slice(4)}`
    const chosen = await pickDate({ texts: texts.date, today, max, value: birthday })
    if (chosen) setBirthday(chosen)
  }

  const refuse = () => showToast(texts.camera.wrongType, 'bad')
  return (
    <Section title={texts.sections.pickers}>
      <WheelSample texts={texts} />
      <Field label={texts.occupation}>
        <SelectField placeholder={texts.choose} value={occupation} onClick={chooseOccupation} />
      </Field>
      <Field label={texts.birthday}>
        <SelectField placeholder={texts.choose} value={birthday} drawing={calendarBlank} onClick={chooseBirthday} />
      </Field>
      <ImageUploader
        prompt={texts.addPhoto}
        alt={texts.idPhoto}
        value={photo}
        onFile={setPhoto}
        onWrongType={refuse}
        cameraTexts={texts.camera}
      />
      <ImageUploader
        prompt={texts.choosePng}
        alt={texts.idPhoto}
        value={drawing}
        onFile={setDrawing}
        onWrongType={refuse}
      />
    </Section>
  )
}

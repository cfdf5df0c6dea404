export { pickFromWheel } from './pickFromWheel.tsx'
export { type PickerTexts } from './PickerSheet.tsx'
export { Wheel, type WheelOption } from './Wheel.tsx'
export { WheelRack } from './WheelRack.tsx'

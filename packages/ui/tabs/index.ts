export { PillTabs, UnderlineTabs } from './Tabs.tsx'

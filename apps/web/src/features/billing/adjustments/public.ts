export { FactTiles } from './facts.tsx';
export { NextTime } from './next-time.tsx';
export { Papers } from './papers.tsx';
export { RiskNotice } from './risk-notice.tsx';
export { useVariance, VariancePanels } from './variance-panels.tsx';
export { Waterfall } from './waterfall.tsx';
export { serviceName } from './words.ts';

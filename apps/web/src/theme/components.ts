import type {
  ActionIconFactory,
  ButtonFactory,
  CheckboxFactory,
  DrawerFactory,
  InputFactory,
  InputWrapperFactory,
  KbdFactory,
  LoaderFactory,
  MenuFactory,
  ModalFactory,
  NativeSelectFactory,
  NotificationFactory,
  PasswordInputFactory,
  PopoverFactory,
  RadioFactory,
  SegmentedControlFactory,
  SelectFactory,
  SwitchFactory,
  TabsFactory,
  TextareaFactory,
  TextInputFactory,
  TooltipFactory,
  ExtendComponent,
  FactoryPayload,
  MantineThemeComponent,
  MantineThemeComponents,
} from '@mantine/core';
import { createElement } from 'react';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { partsOf } from '../lib/class-names.ts';
import control from './control.module.css';
import field from './field.module.css';
import floating from './floating.module.css';

const quick = { duration: 140, transition: 'fade' } as const;
const inputOrder = ['label', 'description', 'input', 'error'] as const;
const chevron = createElement(IconChevronDown, { size: 16, 'aria-hidden': true });
const wrapper = {
  inputWrapperOrder: [...inputOrder],
  classNames: { ...field },
};

/**
 * How one component looks. Only its type is named here: naming the component would bring every one of them into the
 * first view of every page.
 */
function look<F extends FactoryPayload>(given: ExtendComponent<F>): MantineThemeComponent {
  return given;
}

/** How each Mantine component looks like the rest of the product. */
export const componentDefaults: MantineThemeComponents = {
  ActionIcon: look<ActionIconFactory>({
    defaultProps: { variant: 'subtle', color: 'off', size: 36 },
    classNames: partsOf(control, { root: 'icon' }),
  }),
  Button: look<ButtonFactory>({
    defaultProps: { variant: 'default' },
    classNames: partsOf(control, {
      root: 'button',
      inner: 'buttonInner',
      label: 'buttonLabel',
      section: 'buttonSection',
    }),
    vars: () => ({ root: { '--button-height': '36px', '--button-padding-x': '14px', '--button-fz': '14px' } }),
  }),
  Checkbox: look<CheckboxFactory>({
    defaultProps: { size: 'sm' },
    classNames: {
      ...partsOf(control, { input: 'check', inner: 'checkBox', label: 'checkLabel', description: 'checkNote' }),
      ...partsOf(field, { error: 'error' }),
    },
  }),
  Drawer: look<DrawerFactory>({
    defaultProps: { transitionProps: { duration: 160 }, overlayProps: { backgroundOpacity: 0.4 } },
  }),
  Input: look<InputFactory>({ classNames: { ...field } }),
  InputWrapper: look<InputWrapperFactory>({
    defaultProps: { inputWrapperOrder: [...inputOrder] },
    classNames: partsOf(field, { label: 'label', description: 'description', error: 'error' }),
  }),
  Kbd: look<KbdFactory>({ classNames: partsOf(control, { root: 'key' }) }),
  Loader: look<LoaderFactory>({ defaultProps: { color: 'var(--wb-petrol)', size: 18 } }),
  Menu: look<MenuFactory>({
    defaultProps: { transitionProps: quick, position: 'bottom-end', offset: 6, shadow: 'md' },
    classNames: partsOf(floating, { dropdown: 'box', item: 'item', label: 'label', divider: 'rule' }),
  }),
  Modal: look<ModalFactory>({
    defaultProps: {
      centered: true,
      // The head of a dialog is no second banner of the page.
      attributes: { header: { role: 'none' } },
      transitionProps: quick,
      overlayProps: { backgroundOpacity: 0.4 },
      radius: 'md',
      shadow: 'md',
    },
    classNames: partsOf(floating, { title: 'title', header: 'header', content: 'box' }),
  }),
  Notification: look<NotificationFactory>({
    classNames: partsOf(floating, {
      root: 'notice',
      title: 'noticeTitle',
      description: 'noticeText',
      icon: 'noticeIcon',
    }),
  }),
  // The browser's own list: it is typed through at once, fits every phone and needs no code.
  NativeSelect: look<NativeSelectFactory>({
    defaultProps: { ...wrapper, rightSection: chevron, rightSectionWidth: 32, rightSectionPointerEvents: 'none' },
  }),
  PasswordInput: look<PasswordInputFactory>({
    defaultProps: {
      ...wrapper,
      classNames: { ...field, ...partsOf(field, { innerInput: 'inner', visibilityToggle: 'toggle' }) },
    },
  }),
  Popover: look<PopoverFactory>({
    defaultProps: { transitionProps: quick, shadow: 'md' },
    classNames: partsOf(floating, { dropdown: 'box' }),
  }),
  Radio: look<RadioFactory>({
    defaultProps: { size: 'sm' },
    classNames: partsOf(control, { radio: 'radio', inner: 'checkBox', label: 'checkLabel', description: 'checkNote' }),
  }),
  SegmentedControl: look<SegmentedControlFactory>({
    defaultProps: { transitionDuration: 0 },
    classNames: partsOf(control, {
      root: 'segments',
      label: 'segmentLabel',
      indicator: 'segmentMark',
      control: 'segment',
      innerLabel: 'segmentInner',
    }),
  }),
  Select: look<SelectFactory>({
    defaultProps: {
      ...wrapper,
      allowDeselect: false,
      rightSection: chevron,
      rightSectionPointerEvents: 'none',
      checkIconPosition: 'right',
      comboboxProps: { transitionProps: quick, shadow: 'md' },
      classNames: { ...field, ...partsOf(floating, { dropdown: 'box', option: 'item' }) },
    },
  }),
  Switch: look<SwitchFactory>({
    defaultProps: { size: 'sm', withThumbIndicator: false },
    classNames: partsOf(control, { track: 'track', label: 'checkLabel' }),
  }),
  Tabs: look<TabsFactory>({ classNames: partsOf(control, { list: 'tabs', tab: 'tab' }) }),
  Textarea: look<TextareaFactory>({ defaultProps: { ...wrapper, autosize: true, minRows: 3 } }),
  TextInput: look<TextInputFactory>({ defaultProps: wrapper }),
  Tooltip: look<TooltipFactory>({
    defaultProps: { openDelay: 250, transitionProps: quick },
    classNames: partsOf(floating, { tooltip: 'tip' }),
  }),
};

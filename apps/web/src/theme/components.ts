import {
  ActionIcon,
  Button,
  Checkbox,
  Drawer,
  Input,
  InputWrapper,
  Kbd,
  Loader,
  Menu,
  Modal,
  Notification,
  NumberInput,
  PasswordInput,
  Popover,
  Radio,
  SegmentedControl,
  Select,
  Switch,
  Tabs,
  Textarea,
  TextInput,
  Tooltip,
  type MantineThemeComponents,
} from '@mantine/core';
import { createElement } from 'react';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { partsOf } from '../lib/class-names.ts';
import control from './control.module.css';
import field from './field.module.css';
import floating from './floating.module.css';

const quick = { duration: 140, transition: 'fade' } as const;
const inputOrder = ['label', 'description', 'input', 'error'] as const;
const wrapper = {
  inputWrapperOrder: [...inputOrder],
  classNames: { ...field },
};

/** How each Mantine component looks like the rest of the product. */
export const componentDefaults: MantineThemeComponents = {
  ActionIcon: ActionIcon.extend({
    defaultProps: { variant: 'subtle', color: 'off', size: 36 },
    classNames: partsOf(control, { root: 'icon' }),
  }),
  Button: Button.extend({
    defaultProps: { variant: 'default' },
    classNames: partsOf(control, {
      root: 'button',
      inner: 'buttonInner',
      label: 'buttonLabel',
      section: 'buttonSection',
    }),
    vars: () => ({ root: { '--button-height': '36px', '--button-padding-x': '14px', '--button-fz': '14px' } }),
  }),
  Checkbox: Checkbox.extend({
    defaultProps: { size: 'sm' },
    classNames: { ...partsOf(control, { input: 'check', label: 'checkLabel' }), ...partsOf(field, { error: 'error' }) },
  }),
  Drawer: Drawer.extend({
    defaultProps: { transitionProps: { duration: 160 }, overlayProps: { backgroundOpacity: 0.4 } },
  }),
  Input: Input.extend({ classNames: { ...field } }),
  InputWrapper: InputWrapper.extend({
    defaultProps: { inputWrapperOrder: [...inputOrder] },
    classNames: partsOf(field, { label: 'label', description: 'description', error: 'error' }),
  }),
  Kbd: Kbd.extend({ classNames: partsOf(control, { root: 'key' }) }),
  Loader: Loader.extend({ defaultProps: { color: 'var(--wb-petrol)', size: 18 } }),
  Menu: Menu.extend({
    defaultProps: { transitionProps: quick, position: 'bottom-end', offset: 6, shadow: 'md' },
    classNames: partsOf(floating, { dropdown: 'box', item: 'item', label: 'label', divider: 'rule' }),
  }),
  Modal: Modal.extend({
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
  Notification: Notification.extend({
    classNames: partsOf(floating, {
      root: 'notice',
      title: 'noticeTitle',
      description: 'noticeText',
      icon: 'noticeIcon',
    }),
  }),
  NumberInput: NumberInput.extend({ defaultProps: { hideControls: true, ...wrapper } }),
  PasswordInput: PasswordInput.extend({
    defaultProps: {
      ...wrapper,
      classNames: { ...field, ...partsOf(field, { innerInput: 'inner', visibilityToggle: 'toggle' }) },
    },
  }),
  Popover: Popover.extend({
    defaultProps: { transitionProps: quick, shadow: 'md' },
    classNames: partsOf(floating, { dropdown: 'box' }),
  }),
  Radio: Radio.extend({
    defaultProps: { size: 'sm' },
    classNames: partsOf(control, { radio: 'radio', label: 'checkLabel' }),
  }),
  SegmentedControl: SegmentedControl.extend({
    defaultProps: { transitionDuration: 0 },
    classNames: partsOf(control, {
      root: 'segments',
      label: 'segmentLabel',
      indicator: 'segmentMark',
      control: 'segment',
      innerLabel: 'segmentInner',
    }),
  }),
  Select: Select.extend({
    defaultProps: {
      ...wrapper,
      allowDeselect: false,
      rightSection: createElement(IconChevronDown, { size: 16, 'aria-hidden': true }),
      rightSectionPointerEvents: 'none',
      checkIconPosition: 'right',
      comboboxProps: { transitionProps: quick, shadow: 'md' },
      classNames: { ...field, ...partsOf(floating, { dropdown: 'box', option: 'item' }) },
    },
  }),
  Switch: Switch.extend({
    defaultProps: { size: 'sm', withThumbIndicator: false },
    classNames: partsOf(control, { track: 'track', label: 'checkLabel' }),
  }),
  Tabs: Tabs.extend({ classNames: partsOf(control, { list: 'tabs', tab: 'tab' }) }),
  Textarea: Textarea.extend({ defaultProps: { ...wrapper, autosize: true, minRows: 3 } }),
  TextInput: TextInput.extend({ defaultProps: wrapper }),
  Tooltip: Tooltip.extend({
    defaultProps: { openDelay: 250, transitionProps: quick },
    classNames: partsOf(floating, { tooltip: 'tip' }),
  }),
};

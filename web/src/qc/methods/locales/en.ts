import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  visual: {
    s1: 'Before opening, the goods are counted and weighed; box, seals, humidity card and label are photographed, and every bar code is read against its print.',
    s2: 'Packing and general appearance of the whole lot; marking, pin 1 mark, leads and sides of each sample under a microscope of up to 40×.',
    s3: 'Sizes are compared with the datasheet and with photos of a known good part; what differs is photographed and framed.',
    cannot: 'It does not see inside the package and does not prove that a part works.',
  },
  solvent: {
    s1: 'The marking is wiped with mineral spirits and isopropyl alcohol (3:1); ink that comes off is recorded.',
    s2: 'Other samples are wiped with acetone; a coat dissolves and blackens the swab.',
    s3: 'Photos before and after, in the same light, stand side by side in the report.',
    cannot:
      'A false marking cut by laser into the original surface stays. SEM or decapsulation finds it.',
  },
  'lead-check': {
    s1: 'Each row of leads is seen from the front and from the side at 40×.',
    s2: 'Cut ends, bends and roots are checked: leads from the factory show even copper at the cut, used ones show built-up solder.',
    s3: 'Coplanarity is measured and compared with the limit of the datasheet.',
    cannot: 'It does not tell what the plating is made of. XRF does.',
  },
  sem: {
    s1: 'The sample is cleaned, coated with a conductive film and put under vacuum.',
    s2: 'The texture inside and outside the pin 1 mark is compared at 500 to 2,000×.',
    s3: 'Voltage, magnification and scale are recorded beside a picture of the reference part.',
    cannot: 'It sees surfaces and fractures only. A coated sample is not sold again.',
  },
  'x-ray': {
    s1: 'Parts are seen through their packing; voltage and current follow the thickness of the package.',
    s2: 'Frame, die and bond wires of each sample are compared with one another and with a reference part.',
    s3: 'The die and the voids are measured; a part that differs gets its own number.',
    cannot:
      'It does not show the marking or the circuit of a die, and aluminium wires are faint in it.',
  },
  'acoustic-scanning': {
    s1: 'The sample lies in deionised water; the probe is chosen from {from} to {to} MHz for the package.',
    s2: 'A C-scan draws the interface; where it came apart the echo is inverted and shows red.',
    s3: 'An A-scan at each suspect point gives the depth, and the area is measured as a share.',
    cannot:
      'In stacked packages the upper layers hide the lower ones. Parts are dried before packing.',
  },
  decapsulation: {
    s1: 'Plastic is opened with fuming nitric acid; ceramic and metal packages are opened mechanically.',
    s2: 'Die, manufacturer’s mark, revision and bond pads are photographed at 200×.',
    s3: 'Layout, size and number of pads are compared with a reference die.',
    cannot:
      'It covers the opened pieces only. Speed and temperature grades of one die look the same.',
  },
  xrf: {
    s1: 'Leads and body of each sample are measured in an X-ray fluorescence spectrometer.',
    s2: 'Shares of tin, lead, gold, nickel, palladium and the thickness of the plating are read.',
    s3: 'The figures are compared with the material declaration of the manufacturer.',
    cannot: 'It reaches some tens of micrometres and does not tell chemical compounds apart.',
  },
  'lead-free': {
    s1: 'Leads, balls and body are measured by XRF: lead, cadmium, mercury, chromium, bromine.',
    s2: 'A reading of lead near 0.1 % is measured longer and again.',
    s3: 'Each figure stands beside its RoHS limit.',
    cannot:
      'XRF gives total chromium and bromine, not chromium VI or a certain flame retardant alone.',
  },
  solderability: {
    s1: 'Samples are conditioned and fluxed as J-STD-002 says.',
    s2: 'They are dipped into solder of the set temperature for the set time, then cleaned.',
    s3: 'The wetted area is judged under the microscope; 95 % or more passes.',
    cannot: 'Tested samples go on no board, and your reflow profile is not reproduced.',
  },
  electrical: {
    s1: 'A test program is written from the datasheet and proved on a known good part.',
    s2: 'DC values and the curve of each pin are measured on every sample at 25 °C.',
    s3: 'Readings, units and limits stand in the report; a part out of limits shows its curve.',
    cannot: 'It does not run the whole function and says nothing about heat, cold or life.',
  },
  functional: {
    s1: 'A fixture connects the part as in the typical application of its datasheet.',
    s2: 'Inputs, outputs, timing and AC values are checked at 25 °C.',
    s3: 'Each function is recorded as passed or failed; a failure is measured twice.',
    cannot:
      'Functions that were not tested are named in the report. It does not replace a test in your product.',
  },
  'ddr-memory': {
    s1: 'The part is put into a socket; identity and capacity are read.',
    s2: 'All cells are written and read with several patterns at up to {mhz} MHz, about {gb} GB in {seconds} seconds.',
    s3: 'Addresses, patterns and speeds of errors are recorded.',
    cannot: 'Long retention of data is not tested.',
  },
  mlcc: {
    s1: 'An LCR bridge measures capacitance and loss at the set frequency and voltage.',
    s2: 'Insulation is measured at the rated voltage, withstand voltage separately.',
    s3: 'On request a cross-section shows layers, cracks and end terminations.',
    cannot:
      'A cross-section covers the cut pieces only. Curves under DC bias are agreed separately.',
  },
  'jtag-boundary-scan': {
    s1: 'The IDCODE is read and compared with the manufacturer’s BSDL file.',
    s2: 'Boundary scan sets and reads each pin.',
    s3: 'Configuration memory is checked for being empty, protection bits for being set.',
    cannot: 'It needs a JTAG port and tests neither analogue values nor top speed.',
  },
  'transistor-mosfet': {
    s1: 'A curve tracer measures breakdown, threshold and output curves.',
    s2: 'On-resistance or gain is measured by pulses, so that the part does not heat itself.',
    s3: 'Where needed the size of the die from X-ray is weighed in.',
    cannot: 'Thermal resistance and switching loss are measured only where agreed.',
  },
  programming: {
    s1: 'The part and its algorithm are chosen from {types} IC types of {makers} manufacturers.',
    s2: 'The identity is read, the part is checked for being blank, written and verified.',
    s3: 'The checksum is recorded; parts are dotted or labelled on request and packed again.',
    cannot: 'A blank memory does not prove that a part was never on a board.',
  },
  ageing: {
    s1: 'Electrical values are measured first.',
    s2: 'Parts are powered in heat by MIL-STD-883 method 1015; the hours stand in the report.',
    s3: 'After cooling they are measured again, and the drift is compared.',
    cannot: 'It is no life test and gives no failure rate.',
  },
  'thermal-cycling': {
    s1: 'The lot is cycled in a chamber by MIL-STD-883 method 1010.',
    s2: 'Afterwards appearance and electrical values are checked.',
    s3: 'The temperature curve, the number of cycles and the failures are recorded.',
    cannot: 'Cycling uses up some of a part’s life. The number of cycles is agreed before.',
  },
  reliability: {
    s1: 'Tests, conditions, number of samples and limits are agreed with you.',
    s2: 'Stress follows the agreed standard; electrical values are measured on the way and at the end.',
    s3: 'A failed part is opened or cut, and the place of the failure is shown.',
    cannot: 'Samples are used up, and the result holds for the agreed conditions only.',
  },
  'tape-and-reel': {
    s1: 'Carrier and cover tape follow the package; moisture-sensitive parts are baked first.',
    s2: 'A machine tapes the parts, and a camera checks direction and marking.',
    s3: 'Peel force is measured; the label names the day of taping.',
    cannot: 'Goods taped again are no longer in factory packing: grade B at best.',
  },
  'antistatic-packing': {
    s1: 'Parts are baked for their moisture level, with time and temperature from J-STD-033.',
    s2: 'They are sealed under vacuum in a moisture barrier bag with desiccant and humidity card.',
    s3: 'The label names the moisture level, the day of sealing and the floor life.',
    cannot: 'Packing does not repair damage by static or delamination that has happened.',
  },
} satisfies Translated<typeof zh>;

-- TR right after a digit says tape and reel too: STM32F103C8T6TR is STM32F103C8T6 on a reel.
create or replace function catalog.packing_suffix(mpn text) returns text
language sql immutable parallel safe as $$
  select coalesce(substring(mpn from
    '(?:[-/ ]?T/R|[-/ _]TR(?:7|13)?|(?<=[0-9])TR|[-/ ]REEL(?:7|13)?|-RL7?|-R7|-T|\+T?|/NOPB'
    '|#(?:W?TRM?)?(?:PBF)?|,[0-9]{3}|TR[LR]?PBF|-?PBF|[-/]LF|-G?E3|-(?:7|13)-F'
    '|_R[0-9]_[0-9]{5})$'), '')
$$;

-- Writing the number as it is computes its base anew.
update catalog.part set mpn = mpn where mpn ~ '[0-9]TR([^A-Z0-9]|$)';

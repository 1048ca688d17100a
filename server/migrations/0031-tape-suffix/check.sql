do $$
begin
  if catalog.base_key('STM32F103C8T6TR', 'STM32F103C8T6TR') <> 'STM32F103C8T6'
    or catalog.base_key('LM358DTR', 'LM358DTR') <> 'LM358DTR' then
    raise exception 'a number on tape and reel does not find its base';
  end if;
end $$;
